CREATE TABLE "guide_translations" (
	"property_id" uuid NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_translations_property_id_language_pk" PRIMARY KEY("property_id","language"),
	CONSTRAINT "guide_translations_language" CHECK ("guide_translations"."language" in ('es', 'en', 'fr', 'pt', 'de'))
);
--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_language";--> statement-breakpoint
ALTER TABLE "stays" DROP CONSTRAINT "stays_language";--> statement-breakpoint
ALTER TABLE "guide_translations" ADD CONSTRAINT "guide_translations_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_language" CHECK ("properties"."language" in ('es', 'en', 'fr', 'pt', 'de'));--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_language" CHECK ("stays"."language" in ('es', 'en', 'fr', 'pt', 'de'));