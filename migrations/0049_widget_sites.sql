ALTER TABLE `chat_sessions` ADD `widget_site` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `widget_site` text;