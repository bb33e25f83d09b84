CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`invoice_id` text,
	`state` text NOT NULL,
	`opened_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `disputes_order` ON `disputes` (`order_id`);--> statement-breakpoint
CREATE INDEX `disputes_state` ON `disputes` (`state`,`order_id`);