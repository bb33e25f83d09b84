CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`public_key` text NOT NULL,
	`user_handle` text NOT NULL,
	`transports` text NOT NULL,
	`verifies_user` integer DEFAULT false NOT NULL,
	`is_backed_up` integer DEFAULT false NOT NULL,
	`counter` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `passkey_id` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `is_user_verified` integer DEFAULT false NOT NULL;