CREATE TABLE `retired_addresses` (
	`hash` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `retired_addresses_until` ON `retired_addresses` (`until`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `leaves_no_trace` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `erased_at` integer;--> statement-breakpoint
CREATE INDEX `profiles_erased` ON `profiles` (`erased_at`) WHERE erased_at is not null;--> statement-breakpoint
CREATE INDEX `decisions_decided_by` ON `decisions` (`decided_by`);--> statement-breakpoint
DROP TRIGGER `decision_changed`;
--> statement-breakpoint
-- Of a decision whose profile is erased the note may be emptied, since it may speak of somebody, and nothing else.
CREATE TRIGGER `decision_changed` BEFORE UPDATE OF `subject`, `subject_id`, `version`, `verdict`, `note`, `decider_name`, `at` ON `decisions`
WHEN NOT (old.profile_id IS NULL AND new.note = '' AND new.subject = old.subject AND new.subject_id = old.subject_id
	AND new.version IS old.version AND new.verdict = old.verdict AND new.decider_name = old.decider_name AND new.at = old.at)
BEGIN
	SELECT RAISE(ABORT, 'a decision is never changed');
END;
--> statement-breakpoint
-- Whoever takes the profile away: the words about it go with it.
CREATE TRIGGER `decision_unnamed` AFTER UPDATE OF `profile_id` ON `decisions` WHEN new.profile_id IS NULL AND new.note <> ''
BEGIN
	UPDATE `decisions` SET `note` = '' WHERE `id` = new.id;
END;
--> statement-breakpoint
UPDATE `decisions` SET `note` = '' WHERE `profile_id` IS NULL;
