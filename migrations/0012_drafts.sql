CREATE TABLE `drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`normalised_email` text GENERATED ALWAYS AS (lower(case when instr(email, '+') between 2 and instr(email, '@')
        then substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) else email end)) VIRTUAL,
	`device_id` text NOT NULL,
	`claimed_by` text,
	`full_name` text NOT NULL,
	`problem_solved` text NOT NULL,
	`target_client` text NOT NULL,
	`client_problems_before` text NOT NULL,
	`key_skills` text NOT NULL,
	`deliverables` text NOT NULL,
	`industry` text NOT NULL,
	`business_area` text NOT NULL,
	`experience` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`reminded_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_email` ON `drafts` (`normalised_email`);--> statement-breakpoint
CREATE INDEX `drafts_device` ON `drafts` (`device_id`);--> statement-breakpoint
CREATE INDEX `drafts_claimed_by` ON `drafts` (`claimed_by`);--> statement-breakpoint
CREATE INDEX `drafts_expires` ON `drafts` (`expires_at`);