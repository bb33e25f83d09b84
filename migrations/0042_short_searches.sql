-- Two separators behind a name and an address make every one or two letters in them the beginning of an indexed term, which fts5vocab lists.
DROP TRIGGER `registration_search_added`;
--> statement-breakpoint
CREATE TRIGGER `registration_search_added` AFTER INSERT ON `registrations`
BEGIN
	INSERT INTO `registration_search` (rowid, name, email) VALUES (new.id, new.full_name || char(31, 31), new.email || char(31, 31));
END;
--> statement-breakpoint
DROP TRIGGER `registration_search_changed`;
--> statement-breakpoint
CREATE TRIGGER `registration_search_changed` AFTER UPDATE OF `full_name`, `email` ON `registrations`
BEGIN
	DELETE FROM `registration_search` WHERE rowid = old.id;
	INSERT INTO `registration_search` (rowid, name, email) VALUES (new.id, new.full_name || char(31, 31), new.email || char(31, 31));
END;
--> statement-breakpoint
INSERT INTO `registration_search` (`registration_search`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `registration_search` (rowid, name, email) SELECT `id`, `full_name` || char(31, 31), `email` || char(31, 31) FROM `registrations`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `registration_terms` USING fts5vocab(`registration_search`, row);
--> statement-breakpoint
DROP TRIGGER `submission_search_added`;
--> statement-breakpoint
CREATE TRIGGER `submission_search_added` AFTER INSERT ON `scorecard_submissions`
BEGIN
	INSERT INTO `submission_search` (rowid, name, email) VALUES (new.id, new.name || char(31, 31), new.email || char(31, 31));
END;
--> statement-breakpoint
DROP TRIGGER `submission_search_changed`;
--> statement-breakpoint
CREATE TRIGGER `submission_search_changed` AFTER UPDATE OF `name`, `email` ON `scorecard_submissions`
BEGIN
	DELETE FROM `submission_search` WHERE rowid = old.id;
	INSERT INTO `submission_search` (rowid, name, email) VALUES (new.id, new.name || char(31, 31), new.email || char(31, 31));
END;
--> statement-breakpoint
INSERT INTO `submission_search` (`submission_search`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `submission_search` (rowid, name, email) SELECT `id`, `name` || char(31, 31), `email` || char(31, 31) FROM `scorecard_submissions`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `submission_terms` USING fts5vocab(`submission_search`, row);
--> statement-breakpoint
DROP TRIGGER `waitlist_search_added`;
--> statement-breakpoint
CREATE TRIGGER `waitlist_search_added` AFTER INSERT ON `waitlist_entries`
BEGIN
	INSERT INTO `waitlist_search` (rowid, name, email) VALUES (new.id, new.name || char(31, 31), new.email || char(31, 31));
END;
--> statement-breakpoint
DROP TRIGGER `waitlist_search_changed`;
--> statement-breakpoint
CREATE TRIGGER `waitlist_search_changed` AFTER UPDATE OF `name`, `email` ON `waitlist_entries`
BEGIN
	DELETE FROM `waitlist_search` WHERE rowid = old.id;
	INSERT INTO `waitlist_search` (rowid, name, email) VALUES (new.id, new.name || char(31, 31), new.email || char(31, 31));
END;
--> statement-breakpoint
INSERT INTO `waitlist_search` (`waitlist_search`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `waitlist_search` (rowid, name, email) SELECT `id`, `name` || char(31, 31), `email` || char(31, 31) FROM `waitlist_entries`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `waitlist_terms` USING fts5vocab(`waitlist_search`, row);
