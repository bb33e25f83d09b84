CREATE TABLE `daily_counts` (
	`kind` text NOT NULL,
	`part` text NOT NULL,
	`day` text NOT NULL,
	`total` integer NOT NULL,
	`points` integer NOT NULL,
	PRIMARY KEY(`kind`, `day`, `part`)
);
--> statement-breakpoint
ALTER TABLE `profiles` ADD `cv_generated_at` integer;--> statement-breakpoint
ALTER TABLE `profiles` ADD `cv_edited_at` integer;--> statement-breakpoint
CREATE INDEX `profiles_owned` ON `profiles` (`id`) WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX `registrations_name` ON `registrations` (full_name collate nocase);--> statement-breakpoint
CREATE INDEX `registrations_email` ON `registrations` (email collate nocase);--> statement-breakpoint
CREATE INDEX `scorecard_submissions_stage` ON `scorecard_submissions` (`stage`,`created_at`);--> statement-breakpoint
CREATE INDEX `scorecard_submissions_score` ON `scorecard_submissions` (`total_score`);--> statement-breakpoint
CREATE INDEX `scorecard_submissions_name` ON `scorecard_submissions` (name collate nocase);--> statement-breakpoint
CREATE INDEX `scorecard_submissions_address` ON `scorecard_submissions` (email collate nocase);--> statement-breakpoint
CREATE INDEX `waitlist_entries_name` ON `waitlist_entries` (name collate nocase);--> statement-breakpoint
CREATE INDEX `waitlist_entries_address` ON `waitlist_entries` (email collate nocase);--> statement-breakpoint
CREATE TRIGGER `registrations_counted` AFTER INSERT ON `registrations`
BEGIN
	INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`) VALUES ('registrations', '', strftime('%Y-%m-%d', new.created_at / 1000, 'unixepoch'), 1, 0), ('registrations', '', '', 1, 0)
	ON CONFLICT (`kind`, `day`, `part`) DO UPDATE SET `total` = `total` + 1, `points` = `points` + excluded.`points`;
END;
--> statement-breakpoint
CREATE TRIGGER `registrations_uncounted` AFTER DELETE ON `registrations`
BEGIN
	UPDATE `daily_counts` SET `total` = `total` - 1, `points` = `points` - 0
	WHERE `kind` = 'registrations' AND `part` = '' AND `day` IN (strftime('%Y-%m-%d', old.created_at / 1000, 'unixepoch'), '');
	DELETE FROM `daily_counts` WHERE `kind` = 'registrations' AND `part` = '' AND `day` = strftime('%Y-%m-%d', old.created_at / 1000, 'unixepoch') AND `total` = 0;
END;
--> statement-breakpoint
INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`)
	SELECT 'registrations', '', strftime('%Y-%m-%d', created_at / 1000, 'unixepoch'), count(*), sum(0) FROM `registrations` GROUP BY 2, 3;
--> statement-breakpoint
INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`)
	SELECT 'registrations', '', '', count(*), sum(0) FROM `registrations` GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER `scorecard_submissions_counted` AFTER INSERT ON `scorecard_submissions`
BEGIN
	INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`) VALUES ('scorecards', new.stage, strftime('%Y-%m-%d', new.created_at / 1000, 'unixepoch'), 1, new.total_score), ('scorecards', new.stage, '', 1, new.total_score)
	ON CONFLICT (`kind`, `day`, `part`) DO UPDATE SET `total` = `total` + 1, `points` = `points` + excluded.`points`;
END;
--> statement-breakpoint
CREATE TRIGGER `scorecard_submissions_uncounted` AFTER DELETE ON `scorecard_submissions`
BEGIN
	UPDATE `daily_counts` SET `total` = `total` - 1, `points` = `points` - old.total_score
	WHERE `kind` = 'scorecards' AND `part` = old.stage AND `day` IN (strftime('%Y-%m-%d', old.created_at / 1000, 'unixepoch'), '');
	DELETE FROM `daily_counts` WHERE `kind` = 'scorecards' AND `part` = old.stage AND `day` = strftime('%Y-%m-%d', old.created_at / 1000, 'unixepoch') AND `total` = 0;
END;
--> statement-breakpoint
INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`)
	SELECT 'scorecards', stage, strftime('%Y-%m-%d', created_at / 1000, 'unixepoch'), count(*), sum(total_score) FROM `scorecard_submissions` GROUP BY 2, 3;
--> statement-breakpoint
INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`)
	SELECT 'scorecards', stage, '', count(*), sum(total_score) FROM `scorecard_submissions` GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER `waitlist_entries_counted` AFTER INSERT ON `waitlist_entries`
BEGIN
	INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`) VALUES ('waitlist', '', strftime('%Y-%m-%d', new.created_at / 1000, 'unixepoch'), 1, 0), ('waitlist', '', '', 1, 0)
	ON CONFLICT (`kind`, `day`, `part`) DO UPDATE SET `total` = `total` + 1, `points` = `points` + excluded.`points`;
END;
--> statement-breakpoint
CREATE TRIGGER `waitlist_entries_uncounted` AFTER DELETE ON `waitlist_entries`
BEGIN
	UPDATE `daily_counts` SET `total` = `total` - 1, `points` = `points` - 0
	WHERE `kind` = 'waitlist' AND `part` = '' AND `day` IN (strftime('%Y-%m-%d', old.created_at / 1000, 'unixepoch'), '');
	DELETE FROM `daily_counts` WHERE `kind` = 'waitlist' AND `part` = '' AND `day` = strftime('%Y-%m-%d', old.created_at / 1000, 'unixepoch') AND `total` = 0;
END;
--> statement-breakpoint
INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`)
	SELECT 'waitlist', '', strftime('%Y-%m-%d', created_at / 1000, 'unixepoch'), count(*), sum(0) FROM `waitlist_entries` GROUP BY 2, 3;
--> statement-breakpoint
INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`)
	SELECT 'waitlist', '', '', count(*), sum(0) FROM `waitlist_entries` GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER `chat_sessions_counted` AFTER INSERT ON `chat_sessions`
BEGIN
	INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`) VALUES ('chatSessions', '', strftime('%Y-%m-%d', new.started_at / 1000, 'unixepoch'), 1, 0), ('chatSessions', '', '', 1, 0)
	ON CONFLICT (`kind`, `day`, `part`) DO UPDATE SET `total` = `total` + 1, `points` = `points` + excluded.`points`;
END;
--> statement-breakpoint
CREATE TRIGGER `chat_sessions_uncounted` AFTER DELETE ON `chat_sessions`
BEGIN
	UPDATE `daily_counts` SET `total` = `total` - 1, `points` = `points` - 0
	WHERE `kind` = 'chatSessions' AND `part` = '' AND `day` IN (strftime('%Y-%m-%d', old.started_at / 1000, 'unixepoch'), '');
	DELETE FROM `daily_counts` WHERE `kind` = 'chatSessions' AND `part` = '' AND `day` = strftime('%Y-%m-%d', old.started_at / 1000, 'unixepoch') AND `total` = 0;
END;
--> statement-breakpoint
INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`)
	SELECT 'chatSessions', '', strftime('%Y-%m-%d', started_at / 1000, 'unixepoch'), count(*), sum(0) FROM `chat_sessions` GROUP BY 2, 3;
--> statement-breakpoint
INSERT INTO `daily_counts` (`kind`, `part`, `day`, `total`, `points`)
	SELECT 'chatSessions', '', '', count(*), sum(0) FROM `chat_sessions` GROUP BY 2;
--> statement-breakpoint
-- Names and addresses by any three letters in a row; rowid is `registrations`.id.
CREATE VIRTUAL TABLE `registration_search` USING fts5(name, email, content = '', contentless_delete = 1, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO `registration_search` (rowid, name, email) SELECT `id`, `full_name`, `email` FROM `registrations`;
--> statement-breakpoint
CREATE TRIGGER `registration_search_added` AFTER INSERT ON `registrations`
BEGIN
	INSERT INTO `registration_search` (rowid, name, email) VALUES (new.id, new.full_name, new.email);
END;
--> statement-breakpoint
CREATE TRIGGER `registration_search_changed` AFTER UPDATE OF `full_name`, `email` ON `registrations`
BEGIN
	DELETE FROM `registration_search` WHERE rowid = old.id;
	INSERT INTO `registration_search` (rowid, name, email) VALUES (new.id, new.full_name, new.email);
END;
--> statement-breakpoint
CREATE TRIGGER `registration_search_removed` AFTER DELETE ON `registrations`
BEGIN
	DELETE FROM `registration_search` WHERE rowid = old.id;
END;
--> statement-breakpoint
-- Names and addresses by any three letters in a row; rowid is `scorecard_submissions`.id.
CREATE VIRTUAL TABLE `submission_search` USING fts5(name, email, content = '', contentless_delete = 1, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO `submission_search` (rowid, name, email) SELECT `id`, `name`, `email` FROM `scorecard_submissions`;
--> statement-breakpoint
CREATE TRIGGER `submission_search_added` AFTER INSERT ON `scorecard_submissions`
BEGIN
	INSERT INTO `submission_search` (rowid, name, email) VALUES (new.id, new.name, new.email);
END;
--> statement-breakpoint
CREATE TRIGGER `submission_search_changed` AFTER UPDATE OF `name`, `email` ON `scorecard_submissions`
BEGIN
	DELETE FROM `submission_search` WHERE rowid = old.id;
	INSERT INTO `submission_search` (rowid, name, email) VALUES (new.id, new.name, new.email);
END;
--> statement-breakpoint
CREATE TRIGGER `submission_search_removed` AFTER DELETE ON `scorecard_submissions`
BEGIN
	DELETE FROM `submission_search` WHERE rowid = old.id;
END;
--> statement-breakpoint
-- Names and addresses by any three letters in a row; rowid is `waitlist_entries`.id.
CREATE VIRTUAL TABLE `waitlist_search` USING fts5(name, email, content = '', contentless_delete = 1, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO `waitlist_search` (rowid, name, email) SELECT `id`, `name`, `email` FROM `waitlist_entries`;
--> statement-breakpoint
CREATE TRIGGER `waitlist_search_added` AFTER INSERT ON `waitlist_entries`
BEGIN
	INSERT INTO `waitlist_search` (rowid, name, email) VALUES (new.id, new.name, new.email);
END;
--> statement-breakpoint
CREATE TRIGGER `waitlist_search_changed` AFTER UPDATE OF `name`, `email` ON `waitlist_entries`
BEGIN
	DELETE FROM `waitlist_search` WHERE rowid = old.id;
	INSERT INTO `waitlist_search` (rowid, name, email) VALUES (new.id, new.name, new.email);
END;
--> statement-breakpoint
CREATE TRIGGER `waitlist_search_removed` AFTER DELETE ON `waitlist_entries`
BEGIN
	DELETE FROM `waitlist_search` WHERE rowid = old.id;
END;
