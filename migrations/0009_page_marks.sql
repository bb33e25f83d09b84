CREATE TABLE `page_marks` (
	`tag` text NOT NULL,
	`why` text NOT NULL,
	`mark` text NOT NULL,
	PRIMARY KEY(`tag`, `why`)
);
--> statement-breakpoint
ALTER TABLE `profiles` ADD `hung_as` text;--> statement-breakpoint
-- Whoever takes something off a public page, and by whatever way: the page cache is told.
CREATE TRIGGER `profile_deleted` AFTER DELETE ON `profiles` WHEN old.listed_at IS NOT NULL
BEGIN
	INSERT INTO `page_marks` (`tag`, `why`, `mark`)
		VALUES ('profile:' || old.profile_url, 'withdrawn', lower(hex(randomblob(16)))), ('gallery', 'withdrawn', lower(hex(randomblob(16))))
		ON CONFLICT (`tag`, `why`) DO UPDATE SET `mark` = excluded.mark;
END;
--> statement-breakpoint
CREATE TRIGGER `profile_taken_down` AFTER UPDATE OF `profile_url`, `is_active`, `listed_at` ON `profiles` WHEN old.listed_at IS NOT NULL AND old.is_active = 1 AND (new.listed_at IS NULL OR new.is_active = 0 OR new.profile_url <> old.profile_url)
BEGIN
	INSERT INTO `page_marks` (`tag`, `why`, `mark`)
		VALUES ('profile:' || old.profile_url, 'withdrawn', lower(hex(randomblob(16)))), ('gallery', 'withdrawn', lower(hex(randomblob(16))))
		ON CONFLICT (`tag`, `why`) DO UPDATE SET `mark` = excluded.mark;
END;
--> statement-breakpoint
CREATE TRIGGER `story_deleted` AFTER DELETE ON `stories` WHEN old.status = 'validated'
BEGIN
	INSERT INTO `page_marks` (`tag`, `why`, `mark`)
		SELECT 'profile:' || profile_url, 'withdrawn', lower(hex(randomblob(16))) FROM `profiles` WHERE id = old.profile_id AND listed_at IS NOT NULL
		ON CONFLICT (`tag`, `why`) DO UPDATE SET `mark` = excluded.mark;
	UPDATE `profiles` SET `updated_at` = cast((julianday('now') - 2440587.5) * 86400000 as integer) WHERE id = old.profile_id;
END;
--> statement-breakpoint
CREATE TRIGGER `story_withdrawn` AFTER UPDATE OF `status` ON `stories` WHEN old.status = 'validated' AND new.status <> 'validated'
BEGIN
	INSERT INTO `page_marks` (`tag`, `why`, `mark`)
		SELECT 'profile:' || profile_url, 'withdrawn', lower(hex(randomblob(16))) FROM `profiles` WHERE id = old.profile_id AND listed_at IS NOT NULL
		ON CONFLICT (`tag`, `why`) DO UPDATE SET `mark` = excluded.mark;
	UPDATE `profiles` SET `updated_at` = cast((julianday('now') - 2440587.5) * 86400000 as integer) WHERE id = old.profile_id;
END;
--> statement-breakpoint
CREATE TRIGGER `reference_deleted` AFTER DELETE ON `references` WHEN old.status = 'validated'
BEGIN
	INSERT INTO `page_marks` (`tag`, `why`, `mark`)
		SELECT 'profile:' || profile_url, 'withdrawn', lower(hex(randomblob(16))) FROM `profiles` WHERE id = old.profile_id AND listed_at IS NOT NULL
		ON CONFLICT (`tag`, `why`) DO UPDATE SET `mark` = excluded.mark;
	UPDATE `profiles` SET `updated_at` = cast((julianday('now') - 2440587.5) * 86400000 as integer) WHERE id = old.profile_id;
END;
--> statement-breakpoint
CREATE TRIGGER `reference_withdrawn` AFTER UPDATE OF `status` ON `references` WHEN old.status = 'validated' AND new.status <> 'validated'
BEGIN
	INSERT INTO `page_marks` (`tag`, `why`, `mark`)
		SELECT 'profile:' || profile_url, 'withdrawn', lower(hex(randomblob(16))) FROM `profiles` WHERE id = old.profile_id AND listed_at IS NOT NULL
		ON CONFLICT (`tag`, `why`) DO UPDATE SET `mark` = excluded.mark;
	UPDATE `profiles` SET `updated_at` = cast((julianday('now') - 2440587.5) * 86400000 as integer) WHERE id = old.profile_id;
END;
