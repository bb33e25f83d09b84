-- Full text over everything a listed profile publishes, a row for its head and one for each of its stories, so
-- that a rich profile is not held against its own length. rowid is profiles.id × 1000 + the passage: 0 for the
-- head, from 1 for stories.
DROP TABLE `profile_terms`;
--> statement-breakpoint
DROP TABLE `profile_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `profile_search` USING fts5(
  name, role, problem, expertise, story, feedback,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
-- In how many passages a word stands, as full text counts it.
CREATE VIRTUAL TABLE `profile_terms` USING fts5vocab('profile_search', 'row');
--> statement-breakpoint
DELETE FROM `search_words`;
--> statement-breakpoint
ALTER TABLE `search_words` RENAME COLUMN `profiles` TO `passages`;
--> statement-breakpoint
-- Who hangs already is hung anew by the next runs of rehang-changed.
UPDATE `profiles` SET `updated_at` = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE `listed_at` IS NOT NULL;
