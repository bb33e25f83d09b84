ALTER TABLE `profiles` ADD `first_listed_at` integer;--> statement-breakpoint
UPDATE `profiles` SET `first_listed_at` = `listed_at` WHERE `listed_at` IS NOT NULL;