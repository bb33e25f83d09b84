ALTER TABLE `leads` ADD `normalised_email` text GENERATED ALWAYS AS (lower(case when instr(email, '+') between 2 and instr(email, '@')
        then substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) else email end)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `leads_created` ON `leads` (`created_at`);--> statement-breakpoint
CREATE INDEX `leads_email` ON `leads` (`normalised_email`);--> statement-breakpoint
ALTER TABLE `scorecard_submissions` ADD `normalised_email` text GENERATED ALWAYS AS (lower(case when instr(email, '+') between 2 and instr(email, '@')
        then substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) else email end)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `scorecard_submissions_email` ON `scorecard_submissions` (`normalised_email`);--> statement-breakpoint
CREATE INDEX `events_at` ON `events` (`at`);