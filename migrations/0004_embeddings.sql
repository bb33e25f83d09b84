CREATE TABLE `embedding_models` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`filled_to` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `embedding_models_name_unique` ON `embedding_models` (`name`);--> statement-breakpoint
CREATE TABLE `embedding_queue` (
	`profile_id` integer PRIMARY KEY NOT NULL,
	`change` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `embedding_queue_due` ON `embedding_queue` (`due_at`,`profile_id`);--> statement-breakpoint
CREATE TABLE `profile_embeddings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`profile_id` integer NOT NULL,
	`passage` text NOT NULL,
	`model_id` integer NOT NULL,
	`hash` text NOT NULL,
	`sketch` blob NOT NULL,
	`vector` blob NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profile_embeddings_passage` ON `profile_embeddings` (`profile_id`,`passage`);--> statement-breakpoint
CREATE INDEX `profile_embeddings_sketches` ON `profile_embeddings` (`model_id`,`profile_id`,`sketch`);