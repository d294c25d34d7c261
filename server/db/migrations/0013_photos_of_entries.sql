CREATE TABLE "guide_photos" (
	"property_id" uuid NOT NULL,
	"path" text NOT NULL,
	"is_visible" boolean DEFAULT false NOT NULL,
	CONSTRAINT "guide_photos_property_id_path_pk" PRIMARY KEY("property_id","path")
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "photos" jsonb;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "video_url" text;--> statement-breakpoint
ALTER TABLE "guide_photos" ADD CONSTRAINT "guide_photos_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_photos_by_path" ON "guide_photos" USING btree ("path");--> statement-breakpoint
INSERT INTO "guide_photos" ("property_id", "path", "is_visible")
SELECT "property_id", "path", bool_or("is_visible") FROM (
	SELECT "id" AS "property_id", "cover_image_url" AS "path", true AS "is_visible" FROM "properties"
	UNION ALL
	SELECT "content_sections"."property_id", "content_items"."photo_url", "content_sections"."is_active" AND "content_items"."is_active"
	FROM "content_items" JOIN "content_sections" ON "content_sections"."id" = "content_items"."section_id"
) "shown"
WHERE "path" IS NOT NULL
GROUP BY "property_id", "path";
