CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`visitor_id` text NOT NULL,
	`network` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`normalised_email` text GENERATED ALWAYS AS (lower(case when instr(email, '+') between 2 and instr(email, '@')
        then substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) else email end)) VIRTUAL,
	`mobile` text NOT NULL,
	`level` integer NOT NULL,
	`plan` text NOT NULL,
	`is_trial` integer DEFAULT false NOT NULL,
	`amount` integer NOT NULL,
	`currency` text DEFAULT 'gbp' NOT NULL,
	`gateway` text NOT NULL,
	`intent_id` text,
	`status` text DEFAULT 'created' NOT NULL,
	`problem` text DEFAULT '' NOT NULL,
	`card` text DEFAULT '' NOT NULL,
	`sprint_number` integer,
	`grants_until` integer,
	`paid_at` integer,
	`refunded_at` integer,
	`amount_refunded` integer DEFAULT 0 NOT NULL,
	`refund_asked_at` integer,
	`refund_reason` text DEFAULT '' NOT NULL,
	`consent_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_intent_id_unique` ON `orders` (`intent_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_open` ON `orders` (`visitor_id`,`normalised_email`,`level`,`is_trial`) WHERE status in ('created', 'awaiting', 'declined');--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (`normalised_email`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`object_id` text NOT NULL,
	`occurred_at` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_events_object` ON `payment_events` (`object_id`);--> statement-breakpoint
CREATE INDEX `payment_events_received` ON `payment_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `receipts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`order_id` text NOT NULL,
	`what` text NOT NULL,
	`amount` integer NOT NULL,
	`paid_at` integer NOT NULL,
	`url` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_key_unique` ON `receipts` (`key`);--> statement-breakpoint
CREATE INDEX `receipts_order` ON `receipts` (`order_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`cancel_at` integer,
	`ended_at` integer,
	`grants_until` integer,
	`pay_at` text DEFAULT '' NOT NULL,
	`said_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `subscriptions_order` ON `subscriptions` (`order_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_period` ON `subscriptions` (`status`,`period_end`);--> statement-breakpoint
CREATE TABLE `trials` (
	`mailbox` text PRIMARY KEY NOT NULL,
	`card` text,
	`order_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trials_card_unique` ON `trials` (`card`);--> statement-breakpoint
CREATE UNIQUE INDEX `trials_order_id_unique` ON `trials` (`order_id`);--> statement-breakpoint
CREATE INDEX `trials_ends` ON `trials` (`ends_at`);--> statement-breakpoint
CREATE TABLE `gateway_tasks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT 0,
	`problem` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_tasks_key_unique` ON `gateway_tasks` (`key`);--> statement-breakpoint
CREATE INDEX `gateway_tasks_due` ON `gateway_tasks` (`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `gateway_tasks_subject` ON `gateway_tasks` (`subject`);--> statement-breakpoint
CREATE INDEX `gateway_tasks_created` ON `gateway_tasks` (`created_at`);--> statement-breakpoint
CREATE INDEX `gateway_tasks_unsent` ON `gateway_tasks` (`state`,`created_at`) WHERE state in ('waiting', 'failed');--> statement-breakpoint
CREATE TABLE `sandbox_objects` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sandbox_objects_due` ON `sandbox_objects` (`due_at`);--> statement-breakpoint
CREATE TABLE `sprint_seats` (
	`order_id` text PRIMARY KEY NOT NULL,
	`sprint_number` integer NOT NULL,
	`state` text NOT NULL,
	`held_until` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sprint_number`) REFERENCES `sprints`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sprint_seats_taken` ON `sprint_seats` (`sprint_number`,`state`,`held_until`);--> statement-breakpoint
CREATE INDEX `sprint_seats_held` ON `sprint_seats` (`state`,`held_until`);--> statement-breakpoint
CREATE TABLE `sprints` (
	`number` integer PRIMARY KEY NOT NULL,
	`starts_at` integer NOT NULL,
	`capacity` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sprints_starts_at_unique` ON `sprints` (`starts_at`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `plan_until` integer;--> statement-breakpoint
CREATE INDEX `profiles_plan_until` ON `profiles` (`plan_until`) WHERE plan_until is not null;