CREATE TABLE `scorecard_submissions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token` text NOT NULL,
	`submission_key` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`mobile` text NOT NULL,
	`current_goal` text NOT NULL,
	`short_term_goals` text NOT NULL,
	`answers` text NOT NULL,
	`total_score` integer NOT NULL,
	`stage` text NOT NULL,
	`selected_category` text NOT NULL,
	`category_feedback` text NOT NULL,
	`wants_support` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scorecard_submissions_token_unique` ON `scorecard_submissions` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `scorecard_submissions_submission_key_unique` ON `scorecard_submissions` (`submission_key`);--> statement-breakpoint
CREATE INDEX `scorecard_submissions_created` ON `scorecard_submissions` (`created_at`);
