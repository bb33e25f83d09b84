ALTER TABLE `cron_runs` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `cron_runs` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `cron_runs` ADD `problem` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `normalised_recipient` text;--> statement-breakpoint
CREATE INDEX `outbox_mailbox` ON `outbox` (`normalised_recipient`,`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_unsent` ON `outbox` (`state`,`created_at`) WHERE state in ('waiting', 'failed');