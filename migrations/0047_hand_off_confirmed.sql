ALTER TABLE `agent_settings` ADD `hand_off_asked_at` integer;--> statement-breakpoint
ALTER TABLE `agent_settings` ADD `hand_off_confirmed_at` integer;--> statement-breakpoint
-- What was taught before full text held it: the passage after the last story of each profile.
INSERT INTO `profile_search` (rowid, `name`, `role`, `problem`, `expertise`, `story`, `feedback`)
SELECT `taught`.`profile_id` * 1000 + 999, '', '', '', '', group_concat(`taught`.`answer`, char(10)), ''
FROM `corrections` `taught` JOIN `profiles` ON `profiles`.`id` = `taught`.`profile_id`
WHERE `profiles`.`listed_at` IS NOT NULL AND `profiles`.`plan` IN ('sprint', 'premium')
	AND `taught`.`is_active` = 1 AND `taught`.`retired_at` IS NULL
	AND NOT EXISTS (SELECT 1 FROM `profile_search` `known` WHERE `known`.rowid = `taught`.`profile_id` * 1000 + 999)
GROUP BY `taught`.`profile_id`;
