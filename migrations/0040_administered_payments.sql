CREATE TABLE `part_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`amount` integer NOT NULL,
	`refunded_before` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`problem` text DEFAULT '' NOT NULL,
	`asked_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `part_refunds_order` ON `part_refunds` (`order_id`,`asked_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `part_refunds_asked` ON `part_refunds` (`order_id`) WHERE state = 'asked';--> statement-breakpoint
CREATE TABLE `stray_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`gateway` text NOT NULL,
	`order_id` text NOT NULL,
	`amount` integer NOT NULL,
	`why` text NOT NULL,
	`seen_at` integer NOT NULL,
	`settled_at` integer
);
--> statement-breakpoint
CREATE INDEX `stray_payments_seen` ON `stray_payments` (`settled_at`,`seen_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `last_name` text GENERATED ALWAYS AS (lower(replace(name, rtrim(name, replace(name, ' ', '')), ''))) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_newest` ON `orders` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_newest_of` ON `orders` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_without_account` ON `orders` (`created_at`,`id`) WHERE user_id is null and status = 'paid' and grants_until is not null;--> statement-breakpoint
CREATE INDEX `orders_name` ON `orders` (lower(name));--> statement-breakpoint
CREATE INDEX `orders_last_name` ON `orders` (`last_name`);--> statement-breakpoint
CREATE INDEX `orders_address` ON `orders` (lower(email));--> statement-breakpoint
ALTER TABLE `cron_runs` ADD `finished_at` integer;--> statement-breakpoint
ALTER TABLE `sprints` ADD `room` text;--> statement-breakpoint
CREATE INDEX `outbox_states` ON `outbox` (`state`,problem is null,`id`) WHERE state in ('waiting', 'failed');--> statement-breakpoint
CREATE INDEX `suppressed_addresses_at` ON `suppressed_addresses` (`at`);