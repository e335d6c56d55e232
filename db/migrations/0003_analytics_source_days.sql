CREATE TABLE "source_days" (
	"day" date NOT NULL,
	"origin" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"device" text NOT NULL,
	"visits" integer NOT NULL,
	"views" integer NOT NULL,
	"started" integer NOT NULL,
	"finished" integer NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "source_days_day_origin_medium_campaign_device_pk" PRIMARY KEY("day","origin","medium","campaign","device")
);
--> statement-breakpoint
CREATE INDEX "page_days_views" ON "page_days" USING btree ("origin","day","device","path","events") WHERE "page_days"."name" = 'page_view';--> statement-breakpoint
CREATE INDEX "path_days_views" ON "path_days" USING btree ("day","device","path","events") WHERE "path_days"."name" = 'page_view';--> statement-breakpoint
INSERT INTO "source_days" ("day", "origin", "medium", "campaign", "device", "visits", "views", "started", "finished", "sent")
SELECT "day", "origin", "medium", "campaign", "device", sum("entries"),
	coalesce(sum("events") FILTER (WHERE "name" = 'page_view'), 0), coalesce(sum("events") FILTER (WHERE "name" = 'tool_start'), 0),
	coalesce(sum("events") FILTER (WHERE "name" = 'tool_finish'), 0), coalesce(sum("events") FILTER (WHERE "name" = 'lead_sent'), 0)
FROM "origin_days" GROUP BY 1, 2, 3, 4, 5;
