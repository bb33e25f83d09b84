CREATE TABLE `profile_term_vectors` (
	`profile_id` integer PRIMARY KEY NOT NULL,
	`vector` blob NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- Who hangs already is hung anew by the next runs of rehang-changed.
UPDATE `profiles` SET `updated_at` = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE `listed_at` IS NOT NULL;
