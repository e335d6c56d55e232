-- The words of stored jobs in the form that word-match.ts now gives both "cache" and "caches", "movie" and "movies".
UPDATE "scanned_jobs" SET
  "title_words" = regexp_replace(regexp_replace("title_words", '(ss|x|ch|sh)e ', '\1 ', 'g'), 'ie ', 'y ', 'g'),
  "body_words" = regexp_replace(regexp_replace("body_words", '(ss|x|ch|sh)e ', '\1 ', 'g'), 'ie ', 'y ', 'g')
WHERE "title_words" ~ '(ss|x|ch|sh|i)e ' OR "body_words" ~ '(ss|x|ch|sh|i)e ';
