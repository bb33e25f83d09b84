CREATE TABLE `email_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`new_email` text NOT NULL,
	`was_verified` integer NOT NULL,
	`basis` text NOT NULL,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer,
	`expires_at` integer NOT NULL,
	`moved` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_waiting` ON `email_changes` (`user_id`) WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX `email_changes_user` ON `email_changes` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_changes_email` ON `email_changes` (`email`);--> statement-breakpoint
CREATE INDEX `email_changes_expires` ON `email_changes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `former_addresses` (
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`normalised_email` text GENERATED ALWAYS AS (lower(case when instr(email, '+') between 2 and instr(email, '@')
        then substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) else email end)) VIRTUAL,
	`is_proven` integer NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`user_id`, `email`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_addresses_mailbox` ON `former_addresses` (`normalised_email`);--> statement-breakpoint
CREATE TABLE `trial_mailboxes` (
	`mailbox` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`change_id` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `trial_mailboxes_order` ON `trial_mailboxes` (`order_id`);--> statement-breakpoint
CREATE INDEX `trial_mailboxes_change` ON `trial_mailboxes` (`change_id`);--> statement-breakpoint
ALTER TABLE `two_factors` ADD `confirmed_at` integer;