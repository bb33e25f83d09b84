CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (lower(name));--> statement-breakpoint
CREATE INDEX `profiles_last_name` ON `profiles` (lower(last_name));