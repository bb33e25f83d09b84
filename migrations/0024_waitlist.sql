CREATE TABLE `waitlist_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`normalised_email` text GENERATED ALWAYS AS (lower(case when instr(email, '+') between 2 and instr(email, '@')
        then substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) else email end)) VIRTUAL,
	`company` text DEFAULT '' NOT NULL,
	`current_role` text DEFAULT '' NOT NULL,
	`interests` text DEFAULT '[]' NOT NULL,
	`specific_areas` text DEFAULT '' NOT NULL,
	`challenges` text DEFAULT '' NOT NULL,
	`sprint_number` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_email` ON `waitlist_entries` (`normalised_email`);--> statement-breakpoint
CREATE INDEX `waitlist_entries_created` ON `waitlist_entries` (`created_at`);--> statement-breakpoint
CREATE INDEX `waitlist_entries_updated` ON `waitlist_entries` (`updated_at`);