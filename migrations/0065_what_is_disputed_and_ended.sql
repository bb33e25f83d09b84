ALTER TABLE `subscriptions` ADD `ended_for` text;--> statement-breakpoint
ALTER TABLE `disputes` ADD `intent_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `disputes` ADD `amount` integer DEFAULT 0 NOT NULL;