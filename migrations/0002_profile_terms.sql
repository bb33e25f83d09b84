-- In how many listed profiles a word stands, as full text counts it.
CREATE VIRTUAL TABLE `profile_terms` USING fts5vocab('profile_search', 'row');
