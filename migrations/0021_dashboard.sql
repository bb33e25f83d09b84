CREATE TABLE `figures` (
	`profile_id` integer NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`total` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `day`, `kind`, `source`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `figures_day` ON `figures` (`day`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`report_key` text NOT NULL,
	`profile_id` integer NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`email` text,
	`normalised_email` text GENERATED ALWAYS AS (lower(case when instr(email, '+') between 2 and instr(email, '@')
        then substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) else email end)) VIRTUAL,
	`status` text DEFAULT 'open' NOT NULL,
	`resolved_by` text,
	`resolved_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resolved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_report_key_unique` ON `reports` (`report_key`);--> statement-breakpoint
CREATE INDEX `reports_status` ON `reports` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_profile` ON `reports` (`profile_id`);--> statement-breakpoint
CREATE INDEX `reports_created` ON `reports` (`created_at`);--> statement-breakpoint
CREATE INDEX `reports_email` ON `reports` (`normalised_email`);--> statement-breakpoint
CREATE INDEX `reports_resolved_by` ON `reports` (`resolved_by`);--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `notice_at` integer;--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `read_at` integer;--> statement-breakpoint
CREATE INDEX `chat_sessions_readable` ON `chat_sessions` (`profile_id`,`last_activity_at`,`id`) WHERE notice_at is not null;--> statement-breakpoint
CREATE INDEX `chat_sessions_unread` ON `chat_sessions` (`profile_id`) WHERE notice_at is not null and (read_at is null or read_at < last_activity_at);--> statement-breakpoint
ALTER TABLE `events` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `read_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `answered_at` integer;--> statement-breakpoint
CREATE INDEX `leads_unread` ON `leads` (`profile_id`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `leads_unanswered` ON `leads` (`profile_id`,`id`) WHERE answered_at is null;--> statement-breakpoint
ALTER TABLE `profiles` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `profiles` ADD `passed_on_at` integer;--> statement-breakpoint
CREATE TRIGGER `event_counted` AFTER INSERT ON `events`
BEGIN
	INSERT INTO `figures` (`profile_id`, `day`, `kind`, `source`, `total`, `last_at`) VALUES (new.profile_id, new.day, new.kind, new.source, 1, new.at), (new.profile_id, '', new.kind, '', 1, new.at)
	ON CONFLICT (`profile_id`, `day`, `kind`, `source`) DO UPDATE SET `total` = `total` + 1, `last_at` = max(`last_at`, excluded.`last_at`);
END;
--> statement-breakpoint
INSERT INTO `figures` (`profile_id`, `day`, `kind`, `source`, `total`, `last_at`)
	SELECT `profile_id`, `day`, `kind`, `source`, count(*), max(`at`) FROM `events` GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO `figures` (`profile_id`, `day`, `kind`, `source`, `total`, `last_at`)
	SELECT `profile_id`, '', `kind`, '', count(*), max(`at`) FROM `events` GROUP BY 1, 3;
