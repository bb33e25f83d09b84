ALTER TABLE `sprints` ADD `sold_out_at` integer;--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `sprint_told_at` integer;--> statement-breakpoint
CREATE INDEX `waitlist_entries_sprint` ON `waitlist_entries` (`sprint_number`,`created_at`);