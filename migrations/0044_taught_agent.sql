CREATE TABLE `agent_settings` (
	`profile_id` integer PRIMARY KEY NOT NULL,
	`avoid` text DEFAULT '[]' NOT NULL,
	`manner` text DEFAULT 'plain' NOT NULL,
	`hand_off_email` text,
	`edited_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `corrections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`profile_id` integer NOT NULL,
	`asked` text NOT NULL,
	`asked_key` text NOT NULL,
	`answer` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`replaces` integer,
	`retired_at` integer,
	`story_id` integer,
	`look_again` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `corrections_asked` ON `corrections` (`profile_id`,`asked_key`) WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX `corrections_profile` ON `corrections` (`profile_id`,`edited_at`,`id`);--> statement-breakpoint
CREATE INDEX `corrections_story` ON `corrections` (`story_id`);--> statement-breakpoint
CREATE TABLE `unanswered` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`profile_id` integer NOT NULL,
	`asked_key` text NOT NULL,
	`example` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`source` text NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`asked_today` text DEFAULT '[]' NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`correction_id` integer,
	`story_id` integer,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`correction_id`) REFERENCES `corrections`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`story_id`) REFERENCES `stories`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unanswered_asked` ON `unanswered` (`profile_id`,`asked_key`);--> statement-breakpoint
CREATE INDEX `unanswered_newest` ON `unanswered` (`profile_id`,`state`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `unanswered_most` ON `unanswered` (`profile_id`,`state`,`count`,`id`);--> statement-breakpoint
CREATE INDEX `unanswered_last` ON `unanswered` (`last_at`);--> statement-breakpoint
CREATE INDEX `unanswered_today` ON `unanswered` (`last_at`) WHERE asked_today <> '[]';--> statement-breakpoint
CREATE INDEX `unanswered_correction` ON `unanswered` (`correction_id`);--> statement-breakpoint
CREATE INDEX `unanswered_story` ON `unanswered` (`story_id`);--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `corrections` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `session_id` text REFERENCES chat_sessions(id) ON DELETE set null;--> statement-breakpoint
CREATE UNIQUE INDEX `leads_session_id_unique` ON `leads` (`session_id`);--> statement-breakpoint
ALTER TABLE `questions` ADD `unanswered_id` integer REFERENCES unanswered(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `questions_unanswered` ON `questions` (`unanswered_id`);