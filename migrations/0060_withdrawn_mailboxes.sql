CREATE TABLE `withdrawn_mailboxes` (
	`mailbox` text NOT NULL,
	`order_id` text NOT NULL,
	`asked_at` integer NOT NULL,
	PRIMARY KEY(`mailbox`, `order_id`)
);
--> statement-breakpoint
CREATE INDEX `withdrawn_mailboxes_asked` ON `withdrawn_mailboxes` (`asked_at`);