ALTER TABLE `chat_sessions` ALTER COLUMN `profile_id` TO `profile_id` integer REFERENCES profiles(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `draft_id` integer REFERENCES drafts(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `chat_sessions_draft` ON `chat_sessions` (`draft_id`);--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `suggestion` text;
