CREATE TABLE `refused_referees` (
	`profile_id` integer NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`profile_id`, `hash`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `references` ADD `earlier_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `references` ADD `hidden_at` integer;