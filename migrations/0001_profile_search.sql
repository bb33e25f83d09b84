-- Full text over everything a listed profile publishes; rowid is profiles.id.
CREATE VIRTUAL TABLE `profile_search` USING fts5(
  name, role, problem, expertise, stories, feedback,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
