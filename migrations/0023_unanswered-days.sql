-- What counted messages counts days from now on.
UPDATE "helpers" SET "unanswered" = ceil("unanswered"::float / cardinality("custom_times")), "needs_plan" = true
WHERE "frequency" = 'custom' AND cardinality("custom_times") > 1 AND "unanswered" > 0;
