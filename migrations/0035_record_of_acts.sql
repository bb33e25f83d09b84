ALTER TABLE `decisions` ADD `subject_key` text;--> statement-breakpoint
ALTER TABLE `decisions` ADD `account_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `decisions_key` ON `decisions` (`subject`,`subject_key`);--> statement-breakpoint
CREATE INDEX `decisions_kind` ON `decisions` (`subject`);--> statement-breakpoint
CREATE INDEX `decisions_account` ON `decisions` (`account_id`);--> statement-breakpoint
DROP TRIGGER `decision_changed`;
--> statement-breakpoint
-- Of a decision whose profile and account are erased the note may be emptied, since it may speak of somebody, and nothing else.
CREATE TRIGGER `decision_changed` BEFORE UPDATE OF `id`, `subject`, `subject_id`, `subject_key`, `version`, `verdict`, `note`, `decider_name`, `at` ON `decisions`
WHEN NOT (old.profile_id IS NULL AND old.account_id IS NULL AND new.note = '' AND new.id = old.id AND new.subject = old.subject
	AND new.subject_id = old.subject_id AND new.subject_key IS old.subject_key AND new.version IS old.version
	AND new.verdict = old.verdict AND new.decider_name = old.decider_name AND new.at = old.at)
BEGIN
	SELECT RAISE(ABORT, 'a decision is never changed');
END;
--> statement-breakpoint
DROP TRIGGER `decision_unnamed`;
--> statement-breakpoint
-- Whoever takes the profile and the account away: the words about them go with them.
CREATE TRIGGER `decision_unnamed` AFTER UPDATE OF `profile_id`, `account_id` ON `decisions`
WHEN new.profile_id IS NULL AND new.account_id IS NULL AND (old.profile_id IS NOT NULL OR old.account_id IS NOT NULL) AND new.note <> ''
BEGIN
	UPDATE `decisions` SET `note` = '' WHERE `id` = new.id;
END;
