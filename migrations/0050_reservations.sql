CREATE TABLE `reservations` (
	`id` text NOT NULL,
	`subject` text NOT NULL,
	`day` text NOT NULL,
	`amount` integer NOT NULL,
	`lapses_at` integer NOT NULL,
	PRIMARY KEY(`id`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `reservations_day` ON `reservations` (`day`,`subject`,`lapses_at`);