CREATE TABLE `search_words` (
	`stem` text PRIMARY KEY NOT NULL,
	`profiles` integer NOT NULL
);
