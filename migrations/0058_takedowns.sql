CREATE TABLE `takedowns` (
	`tag` text PRIMARY KEY NOT NULL,
	`mark` text NOT NULL,
	`told_at` integer
);
--> statement-breakpoint
-- Whoever withdraws a page, and by whatever way: every isolate that asks the database learns of it.
CREATE TRIGGER `page_withdrawn` AFTER INSERT ON `page_marks` WHEN new.why = 'withdrawn'
BEGIN
	INSERT INTO `takedowns` (`tag`, `mark`) VALUES (new.tag, new.mark)
		ON CONFLICT (`tag`) DO UPDATE SET `mark` = excluded.mark, `told_at` = NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `page_withdrawn_again` AFTER UPDATE OF `mark` ON `page_marks` WHEN new.why = 'withdrawn'
BEGIN
	INSERT INTO `takedowns` (`tag`, `mark`) VALUES (new.tag, new.mark)
		ON CONFLICT (`tag`) DO UPDATE SET `mark` = excluded.mark, `told_at` = NULL;
END;
