CREATE TABLE `questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`question_key` text NOT NULL,
	`profile_id` integer NOT NULL,
	`session_id` text,
	`visitor_id` text NOT NULL,
	`question` text NOT NULL,
	`name` text,
	`email` text,
	`normalised_email` text GENERATED ALWAYS AS (lower(case when instr(email, '+') between 2 and instr(email, '@')
        then substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) else email end)) VIRTUAL,
	`consent_at` integer NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`answer` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `chat_sessions`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_question_key_unique` ON `questions` (`question_key`);--> statement-breakpoint
CREATE INDEX `questions_profile` ON `questions` (`profile_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `questions_session` ON `questions` (`session_id`);--> statement-breakpoint
CREATE INDEX `questions_visitor` ON `questions` (`visitor_id`);--> statement-breakpoint
CREATE INDEX `questions_email` ON `questions` (`normalised_email`);--> statement-breakpoint
CREATE INDEX `questions_created` ON `questions` (`created_at`);--> statement-breakpoint
ALTER TABLE `leads` ALTER COLUMN `submission_id` TO `submission_id` integer REFERENCES scorecard_submissions(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `leads` ADD `question_id` integer REFERENCES questions(id) ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX `leads_question_id_unique` ON `leads` (`question_id`);