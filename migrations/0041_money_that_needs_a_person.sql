ALTER TABLE `orders` ADD `dispute_closed_at` integer;--> statement-breakpoint
ALTER TABLE `part_refunds` ADD `invoice_id` text;--> statement-breakpoint
CREATE INDEX `part_refunds_undone` ON `part_refunds` (`ended_at`) WHERE state in ('dropped', 'failed');--> statement-breakpoint
ALTER TABLE `receipts` ADD `amount_refunded` integer DEFAULT 0 NOT NULL;