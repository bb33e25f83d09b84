ALTER TABLE `outbox` ADD `kind` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `is_secret` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_mailbox_kind` ON `outbox` (`normalised_recipient`,`kind`,`created_at`);