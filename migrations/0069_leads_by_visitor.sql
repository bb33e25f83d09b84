ALTER TABLE `leads` ADD `visitor_id` text;--> statement-breakpoint
CREATE INDEX `leads_visitor` ON `leads` (`visitor_id`) WHERE visitor_id is not null;--> statement-breakpoint
UPDATE `leads` SET `visitor_id` = (SELECT `visitor_id` FROM `chat_sessions` WHERE `id` = `leads`.`session_id`) WHERE `session_id` is not null;
