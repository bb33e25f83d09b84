CREATE TABLE `widget_refusals` (
	`profile_id` integer NOT NULL,
	`origin` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `origin`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `widget_settings` (
	`profile_id` integer PRIMARY KEY NOT NULL,
	`domains` text DEFAULT '[]' NOT NULL,
	`accent` text DEFAULT '' NOT NULL,
	`position` text DEFAULT 'right' NOT NULL,
	`greeting` text DEFAULT '' NOT NULL,
	`theme` text DEFAULT 'auto' NOT NULL,
	`edited_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
